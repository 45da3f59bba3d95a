import path from "node:path";
import { findLayer, mayImport } from "../layers.ts";

type ImportNode = { source: { value: unknown } | null };
type Context = { filename: string; cwd: string; report: (problem: { node: unknown; message: string }) => void };

/** The file that an import of ours names, from the root of the project; nothing for packages and for Node's own modules. */
function findImportedFile(specifier: string, importer: string): string | undefined {
  if (specifier === "#phase-list" || specifier === "#region") return `content/${specifier.slice(1)}.ts`;
  if (specifier.startsWith("#")) return specifier.slice(1);
  return specifier.startsWith(".") ? path.posix.join(path.posix.dirname(importer), specifier) : undefined;
}

/** Refuses an import that the table of layers does not allow. */
const direction = {
  create({ filename, cwd, report }: Context) {
    const importer = path.relative(cwd, filename).replaceAll(path.sep, "/");
    const check = (node: ImportNode) => {
      const specifier = node.source?.value;
      const imported = typeof specifier === "string" && findImportedFile(specifier, importer);
      if (!imported || mayImport(importer, imported)) return;
      const message = `${findLayer(importer)} may not import ${findLayer(imported) ?? imported}: see layers.ts`;
      report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportType: check,
    };
  },
};

export default { meta: { name: "layers" }, rules: { direction } };
