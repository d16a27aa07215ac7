import { type CSSProperties, useId } from 'react';
import css from './HeroPlaceholder.module.css';

const MIDDLE = 905;
const VANISHING = 282;
const FIRST_ARCH = { radius: 366, spring: 229.9, floor: 536 };
const SHRINK = 0.735;

const arches = Array.from({ length: 8 }, (_, depth) => {
  const scale = SHRINK ** depth;
  const near = (y: number) => VANISHING + (y - VANISHING) * scale;
  return {
    depth,
    radius: FIRST_ARCH.radius * scale,
    spring: near(FIRST_ARCH.spring),
    floor: near(FIRST_ARCH.floor),
    light: [2, 5, 10, 17, 27, 42, 62, 82][depth] ?? 82,
  };
});

const archPath = (r: number, spring: number, floor: number) =>
  `M${MIDDLE - r} ${floor}V${spring}A${r} ${r} 0 0 1 ${MIDDLE + r} ${spring}V${floor}`;
const bandPath = (near: number, nearY: number, far: number, farY: number) =>
  `M${MIDDLE - near} ${nearY}H${MIDDLE + near}L${MIDDLE + far} ${farY}H${MIDDLE - far}Z`;

/**
 * Arches within arches, the last one lit: shown for a banner without an image, or whose image failed to load.
 */
export default function HeroPlaceholder() {
  const glow = useId();
  return (
    <svg className={css.scene} viewBox="0 0 1200 520" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <radialGradient id={glow}>
        <stop className={css.glow} offset="0" stopOpacity=".38" />
        <stop className={css.glow} offset="1" stopOpacity="0" />
      </radialGradient>
      <rect className={css.background} width="1200" height="520" />
      {arches.map(({ depth, radius, spring, floor, light }) => {
        const far = { radius: radius * SHRINK, floor: VANISHING + (floor - VANISHING) * SHRINK };
        const lampOffset = radius * 0.868;
        return (
          <g key={depth} style={{ '--light': `${light}%` } as CSSProperties}>
            <path className={css.depth} d={`${archPath(radius, spring, floor)}Z`} />
            <path className={css.floor} d={bandPath(radius, floor, far.radius, far.floor)} />
            <path className={css.path} d={bandPath(radius * 0.34, floor, far.radius * 0.34, far.floor)} />
            <path
              className={css.rim}
              strokeWidth={2.4 * SHRINK ** depth + 0.4}
              d={archPath(radius, spring, floor)}
            />
            {depth < 5 && (
              <>
                <circle className={css.lamp} cx={MIDDLE - lampOffset} cy={spring + 10} r={radius * 0.023} />
                <circle className={css.lamp} cx={MIDDLE + lampOffset} cy={spring + 10} r={radius * 0.023} />
              </>
            )}
          </g>
        );
      })}
      <path className={css.end} d={`${archPath(30, 279, 312)}Z`} />
      <ellipse cx={MIDDLE} cy="276" rx="330" ry="300" fill={`url(#${glow})`} />
    </svg>
  );
}
