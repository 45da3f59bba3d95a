import type { Plugin } from "vite";

/** What React Router does where the code of a page cannot be loaded. */
const reload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;

/**
 * Without a connection a reload ends in the browser's own error page, and takes the page that was read and what was typed there
 * along. The error is thrown instead: the site's error page says that there is no connection, and tries again.
 */
export function throwRouteLoadErrors(): Plugin {
  return {
    name: "throw-route-load-errors",
    apply: "build",
    transform: {
      filter: { id: /react-router[\\/].*[\\/]routeModules\.m?js$/ },
      handler(code) {
        if (!reload.test(code)) this.error("React Router loads the code of pages in another way than before.");
        return { code: code.replace(reload, "throw error;"), map: null };
      },
    },
  };
}
