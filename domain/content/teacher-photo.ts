/** Cut to this shape at build, so that the page keeps its place before it is loaded. */
export const photoSize = { width: 480, height: 600 };

/** Once as it is, once for screens with two dots a pixel. */
export const photoWidths = [photoSize.width, photoSize.width * 2];

export const photoPath = (width: number, format: "avif" | "webp" | "jpg") => `/photos/teacher-${width}.${format}`;
