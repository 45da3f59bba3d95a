/** Share images are made at build, one per page: `/share/home.png`. */
export const shareImage = (path: string) => `/share/${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}.png`;
