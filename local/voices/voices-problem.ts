/** Why the neural voices couldn’t be fetched; its message is one sentence that explains what to do. */
export class VoicesProblem extends Error {
  override readonly name = 'VoicesProblem';
}
