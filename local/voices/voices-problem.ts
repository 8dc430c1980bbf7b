/** Why the neural voices couldn’t be downloaded; the message explains what to do. */
export class VoicesProblem extends Error {
  override readonly name = 'VoicesProblem';
}
