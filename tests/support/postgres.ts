import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { freePort } from "./free-port.ts";
import { installPackages } from "./install-packages.ts";

const debianFolder = "/usr/lib/postgresql";
const isRoot = process.getuid?.() === 0;

function findPrograms(): string | undefined {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const folders = [
    ...versions.map((version) => path.join(debianFolder, version, "bin")),
    ...(process.env["PATH"] ?? "").split(":"),
  ];
  return folders.find((folder) => existsSync(path.join(folder, "initdb")) && existsSync(path.join(folder, "postgres")));
}

/** The folder of its programs. */
export function findOrInstallPostgres(): string {
  if (!findPrograms()) installPackages("postgresql");
  const found = findPrograms();
  if (found) return found;
  throw new Error("PostgreSQL is needed for these tests: install it, or name a server by TEST_DATABASE_URL.");
}

/** PostgreSQL refuses to run as root, so root starts it as another user. */
function findUser(): { uid: number; gid: number } | undefined {
  if (!isRoot) return undefined;
  const idOf = (flag: string, user: string) => Number(execFileSync("id", [flag, user], { stdio: "pipe" }));
  const user = spawnSync("id", ["postgres"]).status === 0 ? "postgres" : "nobody";
  return { uid: idOf("-u", user), gid: idOf("-g", user) };
}

/** A server for the tests: the one named by TEST_DATABASE_URL, else one of its own that ends with them. */
export async function startPostgres(place = tmpdir()): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env["TEST_DATABASE_URL"];
  return given ? { url: given, stop: async () => {} } : startOwnPostgres(place);
}

/** A server that can also be taken down and brought back with its data. */
export async function startOwnPostgres(place = tmpdir()) {
  const programs = findOrInstallPostgres();
  const folder = mkdtempSync(path.join(place, "site-postgres-"));
  const user = findUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, "data");
  const initial = ["-D", data, "-U", "site", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"];
  execFileSync(path.join(programs, "initdb"), initial, { ...user, cwd: folder, stdio: "ignore" });
  const port = await freePort();
  const settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off", "max_connections=200"];
  const args = ["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])];
  const url = `postgres://site@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;
  // A run that ends early must not leave a server behind.
  process.once("exit", () => server?.kill("SIGINT") && server.kill("SIGCONT"));

  async function begin() {
    server = spawn(path.join(programs, "postgres"), args, { ...user, cwd: folder, stdio: "ignore" });
    await waitUntilUp(url);
  }
  /** SIGINT is a fast shutdown, SIGQUIT an immediate one that needs crash recovery. */
  async function end(signal: "SIGINT" | "SIGQUIT" = "SIGINT") {
    const ended = new Promise((resolve) => server?.once("exit", resolve));
    server?.kill(signal);
    await ended;
  }

  /** SIGSTOP makes it hang, with its connections open; SIGCONT lets it go on. Each connection is a process of its own. */
  function signalAll(signal: "SIGSTOP" | "SIGCONT") {
    const main = server?.pid ?? 0;
    const children = readFileSync(`/proc/${main}/task/${main}/children`, "utf8").split(" ").filter(Boolean);
    for (const pid of [main, ...children.map(Number)]) {
      try {
        process.kill(pid, signal);
      } catch {
        // A worker process may exit at any time.
      }
    }
  }

  await begin();
  return {
    url,
    begin,
    end,
    signalAll,
    async stop() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A fresh database on that server, empty or a copy of another one to which nobody is connected; its address. */
export async function createPostgresDatabase(serverUrl: string, copied?: string): Promise<string> {
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  const template = copied ? `template ${nameOf(copied)}` : "";
  // File by file: by default every page would also be written to the server's log.
  await run(serverUrl, `create database ${name} ${template} strategy file_copy`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

export const dropPostgresDatabase = (serverUrl: string, url: string) =>
  run(serverUrl, `drop database ${nameOf(url)} with (force)`);

const nameOf = (url: string) => new URL(url).pathname.slice(1);

async function run(serverUrl: string, statement: string) {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function waitUntilUp(url: string) {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
