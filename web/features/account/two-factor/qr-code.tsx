import { useMemo } from 'react';
import { qrPath } from './qr-path.ts';

/** For the camera of a phone: dark on light in either colour scheme, or readers give up. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => qrPath(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      width={184}
      height={184}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      style={{ display: 'block', borderRadius: 6 }}
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="#ffffff" />
      <path d={path} fill="#101f32" />
    </svg>
  );
}
