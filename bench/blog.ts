import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { loadBuiltSite } from "../scripts/built-site.js";
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

/** The cost of a large blog: the built site with generated posts, measured in process, without a network. */
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

    const measure = async (address: string, encoding = "identity") => {
      const httpRequest = new Request(`http://localhost${address}`, { headers: { "accept-encoding": encoding } });
      const sent = performance.now();
      const response = await site.fetch(httpRequest);
      const bytes = (await response.arrayBuffer()).byteLength;
      if (response.status !== 200) throw new Error(`${address} answered ${response.status}`);
      return { bytes, time: performance.now() - sent };
    };
    const median = async (address: string) => {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) times.push((await measure(address, "br")).time);
      return medianOf(times);
    };
    const ms = (name: string, value: number): BlogFigure => ({ name, value, unit: "ms" });
    const bytes = (name: string, value: number): BlogFigure => ({ name, value, unit: "bytes" });

    const firstList = "/api/blog/list?status=published&limit=13";
    const wholeList = "/api/blog/list?status=published";
    const figures = [
      ms(`start with ${postCount} posts`, startTime),
      ms("listing page, first time", (await measure("/blog")).time),
      bytes("listing page", (await measure("/blog")).bytes),
      bytes("listing page, compressed", (await measure("/blog", "br")).bytes),
      ms("article page, first time", (await measure("/blog/post-1999")).time),
      ms("article page, cached", await median("/blog/post-1999")),
      ms("list of 13, first time", (await measure(firstList)).time),
      ms("list of 13, cached", await median(firstList)),
      bytes("list of 13, compressed", (await measure(firstList, "br")).bytes),
      ms(`list of ${postCount}, first time`, (await measure(wholeList)).time),
      ms(`list of ${postCount}, cached`, await median(wholeList)),
      ms("categories, cached", await median("/api/blog/categories")),
      ms("post endpoint, first time", (await measure("/api/blog/post-1500")).time),
      ms("post endpoint, cached", await median("/api/blog/post-1500")),
      ms("feed, first time", (await measure("/rss.xml")).time),
    ];
    await site.close();
    return figures;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
