/** The id of the field with a scene's words. */
export const wordsFieldId = (sceneId: string): string => `words-${sceneId}`;

/** That field on the page: its cursor says where a scene is split, and it takes the focus of a scene that is gone. */
export const wordsFieldOf = (sceneId: string): HTMLTextAreaElement | undefined => {
  const field = document.getElementById(wordsFieldId(sceneId));
  return field instanceof HTMLTextAreaElement ? field : undefined;
};
