/** The part we use of a package without types. */
declare module 'asl-validator' {
  export default function validate(definition: unknown): { isValid: boolean; errors: unknown[] };
}
