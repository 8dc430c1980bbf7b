import { useSaveVideoSettings, useVideoSettings } from '#web/data/settings/video-settings.ts';
import { AiLineField } from '#web/ui/kit/ai-line-field.tsx';

/** Whether new videos say in the picture that AI made them. It is stored on the account. */
export const AiLineSetting = ({ onSaved }: { readonly onSaved: (isSaved: boolean) => void }) => {
  const settings = useVideoSettings();
  const { mutate } = useSaveVideoSettings(onSaved);
  return <AiLineField isOn={settings?.aiLine} onChange={(aiLine) => mutate({ aiLine })} />;
};
