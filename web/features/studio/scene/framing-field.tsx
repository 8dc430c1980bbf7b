import { type PointerEvent, useState } from 'react';
import { coverOf } from '#composition/camera/cover.ts';
import { ZOOM_MOST } from '#contract/catalogue.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { OwnPicture } from '#web/ui/media/own-picture.tsx';
import './framing-field.css';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface FramingFieldProps {
  /** The URL of the picture; without one, there is nothing to frame yet. */
  readonly picture: string | undefined;
  readonly focus: Point | undefined;
  readonly zoom: number | undefined;
  readonly onChange: (aim: {
    readonly focus?: Point | undefined;
    readonly zoom?: number | undefined;
  }) => void;
}

const MIDDLE: Point = { x: 0.5, y: 0.5 };
const PERCENT = 100;
/** Rounds distances to a hundredth: finer differences are invisible and take more space to store. */
const rounded = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * PERCENT) / PERCENT;

interface Size {
  readonly width: number;
  readonly height: number;
}

const isLying = (size: Size | undefined): boolean => size !== undefined && size.width > size.height;

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly text: string;
  readonly onChange: (value: number) => void;
}

const Slider = ({ label, value, least, most, step, text, onChange }: SliderProps) => (
  <label className="framing__slider">
    <span>{label}</span>
    <input
      type="range"
      min={least}
      max={most}
      step={step}
      value={value}
      aria-valuetext={text}
      onChange={(event) => onChange(event.target.valueAsNumber)}
    />
  </label>
);

const FramingSliders = ({
  focus,
  zoom,
  onChange,
}: Pick<FramingFieldProps, 'focus' | 'zoom' | 'onChange'>) => {
  const { x, y } = focus ?? MIDDLE;
  const near = zoom ?? 1;
  return (
    <div className="framing__sliders">
      <Slider
        label="Zoom"
        value={near}
        least={1}
        most={ZOOM_MOST}
        step={0.05}
        text={`${Math.round(near * PERCENT)}%`}
        onChange={(value) => onChange({ zoom: value === 1 ? undefined : value })}
      />
      <Slider
        label="Left to right"
        value={x}
        least={0}
        most={1}
        step={0.01}
        text={`${Math.round(x * PERCENT)}% from the left`}
        onChange={(value) => onChange({ focus: { x: value, y } })}
      />
      <Slider
        label="Top to bottom"
        value={y}
        least={0}
        most={1}
        step={0.01}
        text={`${Math.round(y * PERCENT)}% from the top`}
        onChange={(value) => onChange({ focus: { x, y: value } })}
      />
      <ActionButton
        look="quiet"
        isDisabled={focus === undefined && zoom === undefined}
        onClick={() => onChange({ focus: undefined, zoom: undefined })}
      >
        Reset Framing
      </ActionButton>
    </div>
  );
};

const share = (part: number, whole: number): string => `${(PERCENT * part) / whole}%`;

/** Which part of the picture is shown, set by dragging on the picture or with sliders. */
export const FramingField = ({ picture, focus, zoom, onChange }: FramingFieldProps) => {
  const [size, setSize] = useState<Size>();
  if (picture === undefined)
    return <p className="framing__hint">Once the scene has a picture, you choose here what is seen of it.</p>;
  const drag = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.buttons === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onChange({
      focus: { x: rounded((event.clientX - left) / width), y: rounded((event.clientY - top) / height) },
    });
  };
  const crop = size && coverOf(size, 1, 'whole', { focus, zoom }).crop;
  return (
    <fieldset className={isLying(size) ? 'framing framing--lying' : 'framing'}>
      <legend className="framing__legend">Framing</legend>
      {/* Keyboard users can do the same with the sliders. */}
      <div
        className="framing__picture"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          drag(event);
        }}
        onPointerMove={drag}
      >
        <OwnPicture
          src={picture}
          draggable={false}
          width="540"
          height="960"
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            setSize({ width, height })
          }
        />
        {crop === undefined || size === undefined ? null : (
          <span
            className="framing__part"
            style={{
              left: share(crop.x, size.width),
              top: share(crop.y, size.height),
              width: share(crop.width, size.width),
              height: share(crop.height, size.height),
            }}
          />
        )}
      </div>
      <FramingSliders focus={focus} zoom={zoom} onChange={onChange} />
    </fieldset>
  );
};
