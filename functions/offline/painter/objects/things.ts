import type { Sketch } from '../sketch.ts';
import { disc, line, poly, rect, repeat } from '../strokes.ts';

/** Small things for a table or a hand. */
export const THINGS = {
  key: {
    size: [150, 60], place: 'table', metres: 0.16,
    parts: [['accent', 'M30 4a26 26 0 1 1 -0.01 0ZM30 16a14 14 0 1 0 0.01 0Z'], ['accent', `${rect(52, 25, 88, 10)}${rect(52, 21, 6, 18)}${rect(64, 22, 4, 16)}M116 34H122V50H116ZM128 34H136V54H128ZM122 34H128V42H122Z`], ['bone', 'M8 22Q14 8 30 7', 2.4], ['bone', line(70, 27, 138, 27), 1.6]],
  },
  candle: {
    size: [60, 120], place: 'table', metres: 0.24,
    parts: [['body', 'M6 112Q6 104 30 104Q54 104 54 112Q54 120 30 120Q6 120 6 112Z'], ['bone', 'M20 42Q30 38 40 42V108H20Z'], ['pale', 'M34 42Q38 40 40 42V108H34Z'], ['bone', 'M18 44Q20 40 30 40Q42 40 42 46Q44 60 41 62Q38 58 38 50Q34 48 30 54Q26 66 23 58Q20 50 18 44Z'], ['ink', line(30, 42, 30, 34), 1.8], ['accent', 'M30 4Q44 22 38 34Q30 42 22 34Q16 22 30 4Z'], ['glow', 'M30 12Q38 26 34 34Q30 38 26 34Q22 26 30 12Z']],
    lights: [[30, 24, 130], [30, 26, 46]],
  },
  book: {
    size: [130, 64], place: 'table', metres: 0.2,
    parts: [['accent', 'M2 20Q34 10 65 24Q96 10 128 20V58Q96 48 65 62Q34 48 2 58Z'], ['bone', 'M7 16Q36 6 65 20V56Q36 42 7 52Z'], ['bone', 'M123 16Q94 6 65 20V56Q94 42 123 52Z'], ['dark', 'M65 20V56L61 54V18ZM65 20V56L69 54V18Z'], ['ink', repeat(5, (i) => `M16 ${22 + i * 6}Q36 ${15 + i * 6} 56 ${24 + i * 6}M114 ${22 + i * 6}Q94 ${15 + i * 6} 74 ${24 + i * 6}`), 0.9]],
  },
  letter: {
    size: [120, 80], place: 'table', metres: 0.14,
    parts: [['bone', rect(4, 4, 112, 72)], ['pale', 'M4 76L48 38H72L116 76Z'], ['ink', 'M4 4L60 46L116 4M4 76L46 38M116 76L74 38', 1.4], ['accent', disc(60, 42, 12)], ['dark', 'M55 42L60 36L65 42L60 48Z']],
  },
  scroll: { size: [130, 70], place: 'table', metres: 0.2, parts: [['bone', 'M18 12H112V58H18Z'], ['pale', 'M8 12a8 8 0 0 1 16 0V58a8 8 0 0 1 -16 0ZM106 12a8 8 0 0 1 16 0V58a8 8 0 0 1 -16 0Z'], ['ink', repeat(4, (i) => line(32, 22 + i * 9, 98 - (i % 2) * 16, 22 + i * 9)), 1.4], ['accent', disc(64, 60, 7)]] },
  map: {
    size: [150, 90], place: 'table', metres: 0.34,
    parts: [['bone', 'M4 12L40 4L76 12L112 4L146 12V82L112 74L76 84L40 74L4 84Z'], ['pale', 'M40 4L76 12V84L40 74ZM112 4L146 12V82L112 74Z'], ['body', 'M18 34Q34 22 52 32Q60 46 46 56Q26 62 18 34ZM84 24Q108 18 120 34Q122 52 102 50Q86 44 84 24Z'], ['accent', 'M30 66Q48 54 60 60Q80 70 96 58L116 62', 2], ['accent', 'M112 56L124 68M124 56L112 68', 3], ['ink', `${disc(132, 26, 6)}${line(132, 18, 132, 34)}${line(124, 26, 140, 26)}`, 1]],
  },
  compass: {
    size: [100, 110], place: 'table', metres: 0.14,
    parts: [['accent', `${disc(50, 62, 46)}${disc(50, 12, 8)}`], ['ink', disc(50, 12, 4)], ['bone', disc(50, 62, 37)], ['ink', repeat(12, (i) => line(50 + Math.sin((i / 6) * Math.PI) * 30, 62 - Math.cos((i / 6) * Math.PI) * 30, 50 + Math.sin((i / 6) * Math.PI) * 35, 62 - Math.cos((i / 6) * Math.PI) * 35)), 1.6], ['accent', poly(50, 62, 42, 58, 70, 36)], ['ink', poly(50, 62, 58, 66, 30, 88)], ['pale', disc(50, 62, 4)]],
  },
  clock: {
    size: [100, 150], place: 'table', metres: 0.36,
    parts: [['body', 'M10 150V48Q12 8 50 4Q88 8 90 48V150Z'], ['dark', 'M4 142H96V150H4ZM20 104H80V138H20Z'], ['bone', disc(50, 54, 33)], ['ink', repeat(12, (i) => line(50 + Math.sin((i / 6) * Math.PI) * 26, 54 - Math.cos((i / 6) * Math.PI) * 26, 50 + Math.sin((i / 6) * Math.PI) * 30, 54 - Math.cos((i / 6) * Math.PI) * 30)), 2], ['ink', 'M50 54V32M50 54L66 62', 3], ['accent', `${disc(50, 54, 3.4)}${disc(56, 124, 8)}`], ['accent', line(50, 100, 56, 120), 2]],
  },
  watch: { size: [100, 120], place: 'table', metres: 0.12, parts: [['accent', 'M44 6H56V18H44Z'], ['pale', 'M50 6Q64 -12 84 2Q104 20 94 44', 2.4], ['accent', disc(50, 70, 46)], ['bone', disc(50, 70, 38)], ['ink', repeat(12, (i) => line(50 + Math.sin((i / 6) * Math.PI) * 31, 70 - Math.cos((i / 6) * Math.PI) * 31, 50 + Math.sin((i / 6) * Math.PI) * 35, 70 - Math.cos((i / 6) * Math.PI) * 35)), 2], ['ink', 'M50 70V44M50 70L32 62', 3], ['accent', disc(50, 70, 3.4)]] },
  hourglass: { size: [80, 130], place: 'table', metres: 0.3, parts: [['bone', 'M16 14H64Q64 44 44 62V70Q64 88 64 116H16Q16 88 36 70V62Q16 44 16 14Z'], ['accent', 'M24 34Q40 38 56 34Q54 48 42 62V70H38V62Q26 48 24 34ZM20 114Q24 96 40 92Q56 96 60 114Z'], ['body', `${rect(6, 4, 68, 11)}${rect(6, 115, 68, 11)}`], ['dark', `${rect(8, 14, 5, 102)}${rect(67, 14, 5, 102)}`]] },
  lantern: {
    size: [70, 120], place: 'table', metres: 0.38,
    parts: [['ink', 'M18 34Q20 4 35 4Q50 4 52 34', 2.6], ['body', 'M14 40Q18 24 35 22Q52 24 56 40Z'], ['glow', rect(17, 40, 36, 60)], ['accent', 'M35 54Q46 74 41 88Q35 96 29 88Q24 74 35 54Z'], ['bone', 'M35 66Q40 78 38 87Q35 91 32 87Q30 78 35 66Z'], ['ink', `${rect(14, 38, 5, 64)}${rect(51, 38, 5, 64)}${rect(33.4, 40, 2, 60)}`], ['body', 'M8 100H62L66 118H4Z']],
    lights: [[35, 72, 130], [35, 74, 56]],
  },
  lamp: { size: [90, 120], place: 'table', metres: 0.5, parts: [['body', 'M28 112Q28 104 40 102V58H50V102Q62 104 62 112Q62 118 45 118Q28 118 28 112Z'], ['accent', 'M24 8H66L86 60H4Z'], ['glow', 'M10 58H80L82 63H8Z']], lights: [[45, 62, 110]] },
  torch: { size: [50, 140], place: 'table', metres: 0.6, parts: [['body', poly(19, 140, 14, 60, 36, 60, 31, 140)], ['dark', rect(11, 54, 28, 14)], ['accent', 'M25 4Q46 28 38 48Q34 58 25 58Q14 58 10 46Q6 32 18 22Q18 30 22 32Q28 20 25 4Z'], ['glow', 'M25 24Q36 38 31 50Q25 56 19 50Q14 42 20 36Q24 34 25 24Z']], lights: [[25, 40, 120]] },
  sword: {
    size: [60, 170], place: 'table', metres: 1.1,
    parts: [['pale', 'M25 48V150L30 168L35 150V48Z'], ['bone', 'M30 48V168L35 150V48Z'], ['accent', 'M6 40H54V48H6Z'], ['body', rect(26, 14, 8, 28)], ['accent', disc(30, 9, 8)], ['ink', repeat(4, (i) => line(26, 19 + i * 6, 34, 16 + i * 6)), 1.4]],
  },
  shield: { size: [90, 110], place: 'table', metres: 0.9, parts: [['body', 'M4 10Q26 14 45 2Q64 14 86 10Q90 72 45 108Q0 72 4 10Z'], ['accent', 'M12 18Q30 20 45 12V98Q8 68 12 18Z'], ['bone', 'M45 12Q60 20 78 18Q82 68 45 98Z'], ['body', disc(45, 50, 13)], ['glow', disc(42, 46, 3)]] },
  crown: { size: [120, 90], place: 'table', metres: 0.2, parts: [['accent', 'M10 82L4 26L32 48L60 8L88 48L116 26L110 82Z'], ['bone', rect(10, 70, 100, 12)], ['body', `${disc(36, 76, 4)}${disc(60, 76, 5)}${disc(84, 76, 4)}`], ['glow', `${disc(4, 24, 5)}${disc(60, 7, 6)}${disc(116, 24, 5)}${disc(60, 54, 7)}`]], lights: [[60, 40, 80]] },
  chest: {
    size: [140, 100], place: 'table', metres: 0.6,
    parts: [['dark', 'M8 44Q10 8 40 4H112Q136 10 136 44Z'], ['body', 'M14 44Q16 14 42 10H108Q128 16 130 44Z'], ['glow', 'M10 44H134V54H10Z'], ['body', 'M6 52H134V98H6Z'], ['accent', `${rect(6, 52, 128, 7)}${rect(22, 52, 9, 46)}${rect(109, 52, 9, 46)}${rect(60, 52, 22, 22)}M22 44Q22 18 34 11H42Q31 20 31 44ZM109 44Q109 20 98 11H106Q118 18 118 44Z`], ['ink', `${disc(71, 62, 4)}${rect(69.4, 62, 3.2, 8)}`]],
    lights: [[70, 48, 120]],
  },
  coin: { size: [90, 60], place: 'table', metres: 0.08, parts: [['accent', `${disc(34, 46, 32, 13)}`], ['pale', disc(34, 42, 32, 13)], ['accent', disc(34, 42, 26, 10)], ['accent', disc(60, 30, 27, 27)], ['bone', disc(60, 30, 21, 21)], ['accent', poly(60, 15, 64, 26, 75, 26, 66, 33, 70, 44, 60, 37, 50, 44, 54, 33, 45, 26, 56, 26)]] },
  ring: { size: [80, 90], place: 'table', metres: 0.06, parts: [['accent', 'M40 26a31 31 0 1 1 -0.01 0ZM40 34a23 23 0 1 0 0.01 0Z'], ['glow', poly(24, 14, 32, 4, 48, 4, 56, 14, 40, 32)], ['pale', 'M24 14H56L40 32ZM32 4L40 14L48 4', 1]], lights: [[40, 14, 60]] },
  crystal: { size: [120, 120], place: 'table', metres: 0.9, parts: [['dark', poly(10, 118, 2, 70, 20, 48, 38, 74, 40, 118)], ['accent', poly(34, 118, 30, 40, 54, 4, 76, 40, 78, 118)], ['pale', poly(54, 4, 76, 40, 78, 118, 58, 118)], ['body', poly(72, 118, 82, 62, 102, 44, 116, 74, 108, 118)], ['glow', poly(40, 42, 54, 14, 50, 60, 44, 110)]], lights: [[56, 60, 140]] },
  mirror: { size: [90, 140], place: 'table', metres: 1.5, parts: [['accent', disc(45, 58, 42, 56)], ['pale', disc(45, 58, 34, 48)], ['bone', 'M22 40Q30 20 48 16L30 88Q18 66 22 40ZM54 18L62 24L42 100L36 96Z'], ['body', 'M38 112H52V130H72V140H18V130H38Z']], lights: [[45, 56, 60]] },
  mask: { size: [100, 120], place: 'table', metres: 0.3, parts: [['bone', 'M6 30Q50 -14 94 30Q100 78 66 108Q50 124 34 108Q0 78 6 30Z'], ['pale', 'M50 8Q76 10 94 30Q100 78 66 108Q56 118 50 116Z'], ['ink', 'M18 46Q30 34 44 48Q32 58 18 46ZM82 46Q70 34 56 48Q68 58 82 46Z'], ['accent', 'M32 86Q50 98 68 86Q60 104 50 104Q40 104 32 86Z'], ['ink', 'M50 54L46 74H54', 1.6]] },
  glasses: { size: [120, 50], place: 'table', metres: 0.08, parts: [['ink', `${disc(32, 28, 22, 18)}${disc(88, 28, 22, 18)}M54 24Q60 18 66 24M10 24L2 10M110 24L118 10`, 4], ['pale', 'M20 28Q24 18 34 16L24 38ZM76 28Q80 18 90 16L80 38Z']] },
  magnifier: { size: [110, 110], place: 'table', metres: 0.18, parts: [['body', poly(66, 62, 74, 56, 108, 98, 98, 106)], ['accent', disc(42, 40, 38)], ['pale', disc(42, 40, 30)], ['bone', 'M22 38Q24 22 40 18Q30 28 30 46Q24 46 22 38Z']] },
  pen: { size: [120, 120], place: 'table', metres: 0.2, parts: [['bone', 'M18 104Q20 60 60 30Q90 8 116 4Q112 40 84 66Q56 90 18 104Z'], ['pale', 'M18 104Q60 66 116 4Q112 40 84 66Q56 90 18 104Z'], ['ink', line(6, 118, 100, 20), 2], ['body', 'M14 120V98H48V120Z']] },
  bottle: { size: [60, 140], place: 'table', metres: 0.3, parts: [['body', 'M22 34V8H38V34Q54 44 54 66V130Q54 138 46 138H14Q6 138 6 130V66Q6 44 22 34Z'], ['bone', rect(10, 78, 40, 34)], ['accent', rect(20, 2, 20, 12)], ['pale', 'M12 66Q12 52 20 44V74H12Z'], ['ink', `${line(18, 88, 42, 88)}${line(18, 96, 38, 96)}`, 1.6]] },
  cup: { size: [100, 90], place: 'table', metres: 0.12, parts: [['pale', 'M72 38Q98 36 94 54Q90 70 68 68', 6], ['bone', 'M10 30H76V60Q74 84 50 84H36Q12 84 10 60Z'], ['dark', disc(43, 31, 33, 6)], ['pale', 'M30 22Q22 12 32 2M46 20Q38 10 48 0M60 22Q54 12 62 4', 2.4], ['body', disc(44, 85, 42, 5)]] },
  bread: { size: [130, 70], place: 'table', metres: 0.16, parts: [['accent', 'M6 52Q4 10 64 8Q126 10 124 52Q122 66 64 66Q8 66 6 52Z'], ['bone', 'M34 18Q46 28 44 44L36 40Q36 28 28 22ZM62 14Q74 26 72 42L64 38Q64 26 54 18ZM90 16Q102 28 100 44L92 40Q92 28 82 20Z']] },
  apple: { size: [80, 90], place: 'table', metres: 0.1, parts: [['accent', 'M40 26Q62 12 74 34Q80 66 54 86Q46 88 40 84Q34 88 26 86Q0 66 6 34Q18 12 40 26Z'], ['bone', 'M14 40Q18 28 28 28Q20 38 20 52Q14 50 14 40Z'], ['ink', 'M40 28Q40 14 46 6', 3], ['body', 'M44 16Q56 2 70 8Q62 22 44 16Z']] },
  flower: { size: [80, 120], place: 'table', metres: 0.4, parts: [['body', 'M40 50Q36 84 42 120', 4], ['body', 'M40 92Q14 88 10 66Q34 68 40 88ZM41 104Q62 98 70 78Q48 82 41 100Z'], ['accent', repeat(6, (i) => `M40 36Q${(40 + Math.cos((i / 3) * Math.PI - 0.35) * 36).toFixed(1)} ${(36 + Math.sin((i / 3) * Math.PI - 0.35) * 36).toFixed(1)} ${(40 + Math.cos((i / 3) * Math.PI) * 34).toFixed(1)} ${(36 + Math.sin((i / 3) * Math.PI) * 34).toFixed(1)}Q${(40 + Math.cos((i / 3) * Math.PI + 0.7) * 34).toFixed(1)} ${(36 + Math.sin((i / 3) * Math.PI + 0.7) * 34).toFixed(1)} 40 36Z`)], ['bone', disc(40, 36, 9)]] },
  rose: { size: [70, 130], place: 'table', metres: 0.4, parts: [['body', 'M36 52Q32 92 38 130', 4], ['body', 'M36 92Q12 92 6 72Q30 70 36 88ZM37 110Q58 106 64 86Q42 88 37 106Z'], ['accent', 'M35 58Q8 52 8 28Q18 26 22 30Q20 10 36 6Q52 10 48 30Q54 26 62 28Q62 52 35 58Z'], ['dark', 'M35 46Q22 38 24 28Q34 36 35 24Q40 36 48 28Q48 40 35 46Z']] },
  mushroom: { size: [100, 100], place: 'table', metres: 0.3, parts: [['bone', 'M38 50H62Q58 76 68 98H32Q42 76 38 50Z'], ['accent', 'M4 54Q8 8 50 6Q92 8 96 54Q74 64 50 62Q26 64 4 54Z'], ['bone', `${disc(30, 34, 7, 5)}${disc(58, 24, 8, 6)}${disc(78, 42, 6, 4)}${disc(46, 48, 5, 3)}`]], lights: [[50, 60, 50]] },
  egg: { size: [70, 90], place: 'table', metres: 0.4, parts: [['bone', 'M35 4Q64 26 64 58Q62 86 35 86Q8 86 6 58Q6 26 35 4Z'], ['accent', 'M24 30L34 38L28 46L40 52L36 60', 2]], lights: [[35, 50, 60]] },
  skull: { size: [90, 100], place: 'table', metres: 0.2, parts: [['bone', 'M8 44Q8 4 45 4Q82 4 82 44Q82 62 70 68V92Q45 100 22 92V68Q8 62 8 44Z'], ['ink', `M18 46Q30 36 40 48Q38 62 28 62Q18 60 18 46ZM72 46Q60 36 50 48Q52 62 62 62Q72 60 72 46ZM45 62L40 74H50Z`], ['ink', repeat(5, (i) => line(30 + i * 7.5, 82, 30 + i * 7.5, 94)), 1.6]] },
  bell: { size: [90, 100], place: 'table', metres: 0.4, parts: [['accent', 'M45 8Q74 12 74 52Q76 72 88 82H2Q14 72 16 52Q16 12 45 8Z'], ['bone', 'M26 24Q34 16 42 16Q30 34 30 66H24Q26 40 26 24Z'], ['body', `${disc(45, 88, 9)}${disc(45, 7, 6)}`]] },
  gear: { size: [120, 120], place: 'table', metres: 0.4, parts: [['accent', `${repeat(10, (i) => { const a = (i / 5) * Math.PI; const c = Math.cos(a); const s = Math.sin(a); return poly(60 + c * 40 - s * 11, 60 + s * 40 + c * 11, 60 + c * 58 - s * 7, 60 + s * 58 + c * 7, 60 + c * 58 + s * 7, 60 + s * 58 - c * 7, 60 + c * 40 + s * 11, 60 + s * 40 - c * 11); })}`], ['accent', disc(60, 60, 45)], ['dark', disc(60, 60, 32)], ['pale', disc(60, 60, 26)], ['ink', disc(60, 60, 12)]] },
  umbrella: { size: [120, 120], place: 'table', metres: 1, parts: [['ink', 'M60 14V104Q60 116 70 116Q78 114 78 104', 4], ['accent', 'M4 62Q8 12 60 8Q112 12 116 62Q102 50 88 62Q74 50 60 62Q46 50 32 62Q18 50 4 62Z'], ['dark', 'M60 8Q44 26 32 62Q46 50 60 62Z']] },
  flag: { size: [110, 160], place: 'ground', metres: 5, parts: [['body', rect(14, 4, 5, 156)], ['accent', 'M19 10Q46 -2 66 12Q86 24 108 10Q102 34 108 62Q86 76 66 62Q44 50 19 64Z'], ['dark', 'M44 4Q40 30 48 54Q34 54 19 64V42Q36 30 44 4Z'], ['pale', disc(16.5, 4, 4)]] },
} as const satisfies Record<string, Sketch>;
