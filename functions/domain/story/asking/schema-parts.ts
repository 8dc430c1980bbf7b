/* Parts of the JSON schemas for models' answers. */

export const TEXT = { type: 'string' } as const;

/** An object in which every property is required, as strict structured output requires. */
export const objectOf = <Properties extends object>(properties: Properties) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});

export const listOf = <Items extends object>(items: Items) => ({ type: 'array', items });
