import { existsSync, globSync, readFileSync } from "node:fs";
import { BadContent } from "../domain/define-content.ts";
import { readKnowledge } from "../server/assistant/knowledge/read-knowledge.ts";
import { findExcess } from "../server/markdown/limits.ts";
import { parsePost, readPosts } from "../server/posts.ts";

/** Parses every content file, every post and every text of the assistant; a wrong one throws with its place named. */
export async function checkContent() {
  const files = globSync("content/**/*.ts").filter((file) => !file.endsWith(".test.ts"));
  for (const file of files) await import(new URL(`../${file}`, import.meta.url).href);
  checkPosts("content/posts");
  readKnowledge("content/assistant");
}

export function checkPosts(folder: string, publicFolder = "public") {
  readPosts(folder, { drafts: true });
  for (const file of globSync(`${folder}/*.md`)) {
    const { content } = parsePost(file, readFileSync(file, "utf8"));
    const excess = findExcess(content);
    if (excess) throw new BadContent(`${file}: content: ${excess}`);
    for (const [, src = ""] of content.matchAll(/!\[[^\]]*\]\(([^)\s]+)/g)) {
      if (!/\.\d+x\d+\.\w+$/.test(src))
        throw new BadContent(`${file}: content: ${src} must carry its size, as in name.640x320.svg`);
      if (!existsSync(`${publicFolder}${src}`))
        throw new BadContent(`${file}: content: there is no ${publicFolder}${src}`);
    }
  }
}
