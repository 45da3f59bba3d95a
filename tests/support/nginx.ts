import { spawn, spawnSync } from "node:child_process";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { freePort } from "./free-port.ts";
import { installPackages } from "./install-packages.ts";
import { eventually } from "../faults/scenario.ts";

const isThere = () => spawnSync("nginx", ["-v"]).status === 0;

export function findOrInstallNginx(): boolean {
  if (!isThere()) installPackages("nginx-light");
  return isThere();
}

/** nginx with the configuration of deploy/, in front of instances on these ports. */
export async function startNginx(folder: string, ports: readonly number[]) {
  let config = readFileSync("deploy/nginx.conf", "utf8");
  for (const [index, instance] of ports.entries()) {
    config = config.replace(`site-${index + 1}:3000`, `127.0.0.1:${instance}`);
  }
  config = config.replace("/var/cache/nginx-site", path.join(folder, "cache")).replaceAll("/var/log/nginx", folder);
  return runNginx(folder, config, "/healthz");
}

/** Starts nginx with a configuration that has `listen 80;` replaced by a free port; resolves once `probe` answers. */
export async function runNginx(folder: string, config: string, probe: string) {
  const port = await freePort();
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${path.join(folder, name)};`,
  );
  const main = `pid ${path.join(folder, "nginx.pid")}; daemon off; worker_processes 1;
    events { worker_connections 2048; }
    http { access_log off; ${places.join(" ")} include ${path.join(folder, "site.conf")}; }`;
  // Its workers run as another user.
  chmodSync(folder, 0o755);
  writeFileSync(path.join(folder, "site.conf"), config.replace("listen 80;", `listen 127.0.0.1:${port};`));
  writeFileSync(path.join(folder, "nginx.conf"), main);
  const log = path.join(folder, "error.log");
  const child = spawn("nginx", ["-e", log, "-c", path.join(folder, "nginx.conf")], { stdio: "inherit" });
  process.once("exit", () => child.kill());
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const url = `http://127.0.0.1:${port}`;
  const isUp = await eventually(async () => (await fetch(url + probe).catch(() => undefined))?.ok === true, 5000);
  if (!isUp) throw new Error(`nginx did not start: ${readFileSync(log, "utf8").slice(-1000)}`);
  return {
    url,
    port,
    log: () => readFileSync(log, "utf8"),
    async stop() {
      child.kill();
      await ended;
    },
  };
}
