/** A mistake by the person who runs the command, described in a one-sentence message that explains how to fix it. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}
