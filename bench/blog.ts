import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { loadBuiltSite } from "../scripts/built-site.ts";
import { medianOf } from "./figures.ts";

const postCount = 2000;
const rounds = 50;
const categories = ["Python", "AI", "Full-Stack", "Tools", "Security", "Bots"];

const paragraph =
  "A sentence with **weight**, a [link](/curriculum) and `code` in it, long enough to be read as one. ".repeat(6);
const body = Array.from(
  { length: 8 },
  (_, part) =>
    `## Part ${part}\n\n${paragraph}\n\n- [ ] try it\n- [x] read it\n\n\`\`\`python\nprint("part ${part}")\n\`\`\`\n`,
).join("\n");

function writePosts(folder: string) {
  for (let index = 0; index < postCount; index += 1) {
    const date = new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10);
    writeFileSync(
      path.join(folder, `post-${index}.md`),
      `---\ntitle: Post number ${index} about a useful thing\ndescription: What it is, why it helps and how to begin with it today, in a few minutes.\ncategory: ${categories[index % categories.length]}\ndate: ${date}\nreadTime: 6 min read\nauthor: Course Team\nkeywords: [useful thing, beginners, number ${index}]\nstatus: published\n---\n${body}`,
    );
  }
}

export type BlogFigure = { name: string; value: number; unit: "ms" | "bytes" };

/** What the blog costs when it has grown: the built site with generated posts, asked without a network between. */
export async function benchBlog(): Promise<BlogFigure[]> {
  const { createLog, createSite, readConfig } = await loadBuiltSite();
  const folder = mkdtempSync(path.join(tmpdir(), "bench-posts-"));
  try {
    writePosts(folder);
    const start = performance.now();
    const site = await createSite({
      config: readConfig({ DATABASE_URL: `file:${folder}/site.db` }),
      log: createLog("silent"),
      clientFolder: path.resolve("build/client"),
      postsFolder: folder,
    });
    const startTime = performance.now() - start;

    const ask = async (address: string, encoding = "identity") => {
      const request = new Request(`http://localhost${address}`, { headers: { "accept-encoding": encoding } });
      const asked = performance.now();
      const response = await site.fetch(request);
      const bytes = (await response.arrayBuffer()).byteLength;
      if (response.status !== 200) throw new Error(`${address} answered ${response.status}`);
      return { bytes, time: performance.now() - asked };
    };
    const median = async (address: string) => {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) times.push((await ask(address, "br")).time);
      return medianOf(times);
    };
    const ms = (name: string, value: number): BlogFigure => ({ name, value, unit: "ms" });
    const bytes = (name: string, value: number): BlogFigure => ({ name, value, unit: "bytes" });

    const firstList = "/api/blog/list?status=published&limit=13";
    const wholeList = "/api/blog/list?status=published";
    const figures = [
      ms(`start with ${postCount} posts`, startTime),
      ms("listing page, first time", (await ask("/blog")).time),
      bytes("listing page", (await ask("/blog")).bytes),
      bytes("listing page, compressed", (await ask("/blog", "br")).bytes),
      ms("article page, first time", (await ask("/blog/post-1999")).time),
      ms("article page, kept", await median("/blog/post-1999")),
      ms("list of 13, first time", (await ask(firstList)).time),
      ms("list of 13, kept", await median(firstList)),
      bytes("list of 13, compressed", (await ask(firstList, "br")).bytes),
      ms(`list of ${postCount}, first time`, (await ask(wholeList)).time),
      ms(`list of ${postCount}, kept`, await median(wholeList)),
      ms("categories, kept", await median("/api/blog/categories")),
      ms("post call, first time", (await ask("/api/blog/post-1500")).time),
      ms("post call, kept", await median("/api/blog/post-1500")),
      ms("feed, first time", (await ask("/rss.xml")).time),
    ];
    await site.close();
    return figures;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
