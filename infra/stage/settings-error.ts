/** A mistake of the person who runs the command, described in one sentence that says what to do. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}
