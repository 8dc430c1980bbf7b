import * as z from 'zod/mini';

/**
 * Settings → Models on the user’s own machine. The local gateway serves these calls itself. They are not routes of
 * the product and aren’t available on any stage. All but `GET` are `POST` with JSON; refusals are `ErrorReply`.
 */
export const MODELS_PATH = '/local/models';

/** `GET` returns `ModelsState`; with this query, it first looks for model servers again. */
export const LOOK_AGAIN = { look: 'again' } as const;

/** A model server that runs on this machine. */
export const FoundServer = z.object({
  name: z.string(),
  address: z.string(),
  /** At least one model, with the preferred one first. */
  models: z.array(z.string()),
});
export type FoundServer = z.infer<typeof FoundServer>;

export const ModelsState = z.object({
  /** The environment variable that sets the writer, if any. While it is set, no model can be connected. */
  fixed: z.nullable(
    z.object({
      variable: z.string(),
      /** The address and the model are both `null` for the built-in writer. */
      address: z.nullable(z.string()),
      model: z.nullable(z.string()),
    }),
  ),
  connected: z.nullable(
    z.object({
      address: z.string(),
      model: z.string(),
      hasKey: z.boolean(),
      /** How long the model took to write its first story. */
      storySeconds: z.number(),
      isAnswering: z.boolean(),
    }),
  ),
  found: z.array(FoundServer),
  /** If a story takes longer than this, the demo writer writes it instead. */
  mostSeconds: z.number(),
});
export type ModelsState = z.infer<typeof ModelsState>;

const Address = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));
/** If empty, the stored key is used, provided that the address hasn’t changed; otherwise, no key is used. */
const Key = z._default(z.string().check(z.trim(), z.maxLength(500)), '');

/** `POST /list`: lists the models available at an address. */
export const ListModels = z.strictObject({ address: Address, key: Key });
export type ListModels = z.infer<typeof ListModels>;
/** The response to `POST /list`, with the address as it will be stored. */
export const ListedModels = z.object({ address: z.string(), models: z.array(z.string()) });
export type ListedModels = z.infer<typeof ListedModels>;

/**
 * `POST /connect`: has the model write a test story, then connects it. Returns `ModelsState`, as does `POST
 * /disconnect`.
 */
export const ConnectModel = z.strictObject({
  address: Address,
  key: Key,
  model: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
});
export type ConnectModel = z.infer<typeof ConnectModel>;
