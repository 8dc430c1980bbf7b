/** Types for packages that don’t ship their own, limited to the parts that we use. */

declare module 's3rver' {
  import type { RequestListener } from 'node:http';
  import type FilesystemStore from 's3rver/lib/stores/filesystem.js';

  export default class S3rver {
    constructor(options: {
      directory: string;
      silent: boolean;
      vhostBuckets: boolean;
      configureBuckets: { name: string }[];
    });
    store: FilesystemStore;
    readonly context: { store: FilesystemStore };
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
    on(event: 'error', listener: (error: unknown) => void): this;
  }
}

declare module 's3rver/lib/stores/filesystem.js' {
  import type { Readable } from 'node:stream';

  export interface IncomingObject {
    readonly bucket: string;
    readonly key: string;
    readonly content: Readable | Buffer;
    readonly metadata: Readonly<Record<string, string>>;
  }

  export interface ListedObject {
    readonly key: string;
    readonly lastModifiedDate: Date;
    readonly size: number;
    readonly metadata: { readonly etag: string };
  }

  export default class FilesystemStore {
    constructor(directory: string);
    getResourcePath(bucket: string, key: string, resource: string): string;
    putMetadata(
      bucket: string,
      key: string,
      metadata: Readonly<Record<string, string>>,
      md5?: string,
    ): Promise<void>;
    putObject(object: IncomingObject): Promise<{ size: number; md5: string }>;
    deleteObject(bucket: string, key: string): Promise<void>;
    listObjects(
      bucket: string,
      options: { readonly prefix: string; readonly startAfter: string; readonly maxKeys: number },
    ): Promise<{ readonly objects: readonly ListedObject[]; readonly isTruncated: boolean }>;
  }
}

declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

  export interface InteractionDetails {
    readonly uid: string;
    readonly prompt: { readonly name: string };
    readonly params: Readonly<Record<string, unknown>>;
  }

  export default class Provider {
    constructor(issuer: string, configuration: Readonly<Record<string, unknown>>);
    callback(): RequestListener;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<InteractionDetails>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: Readonly<Record<string, unknown>>,
      options?: { mergeWithLastSubmission?: boolean },
    ): Promise<void>;
    on(event: string, listener: (...details: unknown[]) => void): this;
    readonly Grant: new (properties: {
      accountId: string;
      clientId: string;
    }) => { addOIDCScope(scope: string): void; save(): Promise<string> };
  }
}

declare module 'oidc-provider/lib/adapters/memory_adapter.js' {
  export default class MemoryAdapter {
    constructor(model: string);
    find(id: string): Promise<unknown>;
  }
}
