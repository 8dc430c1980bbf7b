import { fade, mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { inkOf, WIDTH } from '#painter/canvas/easel.ts';
import { between } from '#painter/canvas/random.ts';

/** Leaves strewn over an ellipse, brighter on the side of the light. */
export const paintLeaves = (
  easel: Easel,
  spot: { x: number; y: number; wide: number; high: number },
  { count, size }: { count: number; size: number },
  tones: readonly [dark: string, bright: string],
): void => {
  const { ctx, random, light } = easel;
  for (let leaf = 0; leaf < count; leaf += 1) {
    const angle = random() * Math.PI * 2;
    const reach = Math.sqrt(random());
    const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    ctx.fillStyle = mix(
      tones[0],
      tones[1],
      Math.min(1, Math.max(0, 0.5 + dx * light.side * 0.3 - dy * 0.45 + (random() - 0.5) * 0.5)),
    );
    ctx.beginPath();
    ctx.ellipse(
      spot.x + dx * spot.wide,
      spot.y + dy * spot.high,
      size * between(random, 0.6, 1.2),
      size * between(random, 0.4, 0.8),
      random() * 3,
      0,
      Math.PI * 2,
    );
    ctx.fill();
  }
};

/** A white trunk with dark scars, running from `foot` up to `top` and leaning towards `topX`. */
export const paintWhiteTrunk = (
  easel: Easel,
  trunk: { x: number; foot: number; topX: number; top: number; width: number; haze: number },
): void => {
  const { ctx, random, colours, light } = easel;
  const { x, foot, topX, top, width, haze } = trunk;
  const bark = mix(mix('#f4f0e4', colours.light, 0.3), colours.horizon, haze);
  const shade = mix(mix(bark, colours.mid, 0.45), colours.horizon, haze * 0.6);
  const gradient = ctx.createLinearGradient(x - (light.side * width) / 2, 0, x + (light.side * width) / 2, 0);
  gradient.addColorStop(0, shade);
  gradient.addColorStop(0.55, bark);
  gradient.addColorStop(1, mix(bark, '#ffffff', 0.3 * (1 - haze)));
  ctx.fillStyle = gradient;
  const narrow = width * 0.32;
  ctx.beginPath();
  ctx.moveTo(x - width * 0.62, foot);
  ctx.quadraticCurveTo(x - width * 0.46, foot - width * 0.6, x - width * 0.45, foot - width * 2);
  ctx.lineTo(topX - narrow, top);
  ctx.lineTo(topX + narrow, top);
  ctx.lineTo(x + width * 0.45, foot - width * 2);
  ctx.quadraticCurveTo(x + width * 0.46, foot - width * 0.6, x + width * 0.62, foot);
  ctx.fill();
  const scar = mix(inkOf(easel), colours.horizon, Math.min(0.85, haze * 0.9 + 0.1));
  const step = Math.max(26, width * 0.9);
  for (let y = foot - step; y > Math.max(top, -40); y -= step * between(random, 0.5, 1.3)) {
    const t = (foot - y) / (foot - top);
    const half = width * 0.45 + (narrow - width * 0.45) * t;
    const middle = x + (topX - x) * t;
    ctx.fillStyle = fade(scar, 0.75);
    ctx.beginPath();
    if (random() < 0.3) {
      ctx.ellipse(
        middle + between(random, -0.3, 0.3) * half,
        y,
        half * 0.34,
        half * 0.2,
        0.1,
        0,
        Math.PI * 2,
      );
      ctx.moveTo(middle - half * 0.7, y - half * 0.5);
      ctx.quadraticCurveTo(middle, y - half * 0.95, middle + half * 0.7, y - half * 0.42);
      ctx.quadraticCurveTo(middle, y - half * 0.7, middle - half * 0.7, y - half * 0.5);
    } else {
      const from = random() < 0.5 ? -1 : 1;
      ctx.moveTo(middle + from * half, y - 3);
      ctx.lineTo(middle + from * half * between(random, 0.1, 0.6), y);
      ctx.lineTo(middle + from * half, y + width * 0.06);
    }
    ctx.fill();
  }
};

/** How far across the picture a winding road is at this height. */
const lane = (y: number): number => WIDTH * (0.52 + 0.16 * Math.sin(y / 420 + 0.7));

/** Treetops seen from above, optionally with a road between them. */
export const paintTreetops = (
  easel: Easel,
  tones: readonly [dark: string, bright: string],
  road: boolean,
): void => {
  const { ctx, random, height, colours } = easel;
  ctx.fillStyle = mix(tones[0], inkOf(easel), 0.45);
  ctx.fillRect(0, 0, WIDTH, height);
  if (road) {
    ctx.strokeStyle = mix(colours.light, colours.horizon, 0.4);
    for (let y = -40; y < height + 40; y += 12) {
      ctx.lineWidth = 12 + (y / height) * 26;
      ctx.beginPath();
      ctx.moveTo(lane(y), y);
      ctx.lineTo(lane(y + 14), y + 14);
      ctx.stroke();
    }
  }
  for (let y = -30; y < height + 90; y += 20 + (y / height) * 34) {
    const t = Math.max(0, y / height);
    const radius = 24 + t * 52;
    for (
      let x = -radius + between(random, 0, radius);
      x < WIDTH + radius;
      x += radius * between(random, 1.05, 1.5)
    ) {
      if (road && Math.abs(x - lane(y)) < radius + 10 + t * 26) continue;
      const far = mix(tones[1], colours.horizon, Math.max(0, 0.42 - t * 0.6));
      const near = mix(tones[0], colours.horizon, Math.max(0, 0.3 - t * 0.5));
      const r = radius * between(random, 0.8, 1.15);
      ctx.fillStyle = fade(inkOf(easel), 0.28);
      ctx.beginPath();
      ctx.ellipse(x - easel.light.side * r * 0.3, y + r * 0.4, r, r * 0.8, 0, 0, Math.PI * 2);
      ctx.fill();
      paintLeaves(easel, { x, y, wide: r, high: r * 0.86 }, { count: 15, size: r * 0.42 }, [near, far]);
    }
  }
};
