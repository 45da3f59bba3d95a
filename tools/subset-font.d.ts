declare module "subset-font" {
  type Options = {
    targetFormat: "woff2" | "sfnt";
    variationAxes?: Record<string, { min: number; max: number }>;
    noLayoutClosure?: boolean;
  };
  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>;
}
