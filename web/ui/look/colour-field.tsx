import { useId } from 'react';
import { type CaptionStyleId, type Colour, captionStyleOf } from '#contract/caption-styles.ts';
import { HIGHLIGHT_COLOURS } from '#contract/look.ts';
import { useControlled } from '#web/ui/kit/use-controlled.ts';
import './colour-field.css';

interface ColourFieldProps {
  readonly captionStyle: CaptionStyleId;
  /** Undefined means the style's own colour. */
  readonly colour: Colour | undefined;
  readonly onChange: (colour: Colour | undefined) => void;
}

const ownColour = (id: CaptionStyleId): Colour => {
  const { box, underline, glow, letters } = captionStyleOf(id);
  return (box ?? underline ?? glow)?.colour ?? letters.spoken.colour;
};

/** The colour of the spoken word: the style’s own, one of a few presets, or any other colour. */
export const ColourField = ({ captionStyle, colour, onChange }: ColourFieldProps) => {
  const name = useId();
  const change = useControlled(onChange);
  const isKnown = HIGHLIGHT_COLOURS.some((known) => known.colour === colour);
  const swatch = (label: string, shown: Colour, value: Colour | undefined) => (
    <label key={label} className="swatch" title={label}>
      <input
        type="radio"
        className="swatch__input"
        name={name}
        checked={colour === value}
        onChange={() => change(value)}
      />
      <span className="swatch__colour" style={{ backgroundColor: shown }} />
      <span className={value === undefined ? 'swatch__own' : 'hidden-visually'}>{label}</span>
    </label>
  );
  return (
    <fieldset className="colour-field">
      <legend className="colour-field__legend">Highlight colour</legend>
      <div className="colour-field__row">
        {swatch('As in the style', ownColour(captionStyle), undefined)}
        {HIGHLIGHT_COLOURS.map((known) => swatch(known.name, known.colour, known.colour))}
        <label className={colour !== undefined && !isKnown ? 'swatch swatch--chosen' : 'swatch'}>
          <input
            type="color"
            className="swatch__picker"
            value={colour ?? ownColour(captionStyle)}
            onChange={(event) => change(`#${event.target.value.slice(1)}`)}
          />
          <span className="swatch__own">Other</span>
        </label>
      </div>
    </fieldset>
  );
};
