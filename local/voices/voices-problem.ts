/** Why the neural voices couldn’t be fetched; its message explains in one sentence what to do. */
export class VoicesProblem extends Error {
  override readonly name = 'VoicesProblem';
}
