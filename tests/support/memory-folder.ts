import { existsSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";

/** Every commit waits for fsync, which costs nothing in memory and changes nothing a test could see. */
export const memoryFolder = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

const { bavail, bsize } = statfsSync(memoryFolder);
/** The same for whole database servers, unless it is as small as a container's may be. */
export const roomyFolder = bavail * bsize > 1024 ** 3 ? memoryFolder : tmpdir();
