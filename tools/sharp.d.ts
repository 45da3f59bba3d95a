/** The part of `sharp` that is used here. */
declare module "sharp" {
  type Picture = {
    rotate: () => Picture;
    resize: (size: { width: number; height: number; fit: "cover"; position: string }) => Picture;
    toFormat: (format: "avif" | "webp" | "jpg", options: { quality: number }) => Picture;
    toFile: (file: string) => Promise<unknown>;
    metadata: () => Promise<{ width: number; height: number }>;
  };
  export default function sharp(file: string): Picture;
}
