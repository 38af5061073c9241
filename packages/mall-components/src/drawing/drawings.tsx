import type { ReactNode } from 'react';
import * as s from './drawing.css';

/** Illustrations on a 160 by 120 view box, over one soft background shape. */
export const drawings = {
  bag: (
    <>
      <path className={s.paper} d="M48 46h64l6 52a6 6 0 0 1-6 7H48a6 6 0 0 1-6-7l6-52Z" />
      <path className={s.line} d="M64 56V40a16 16 0 0 1 32 0v16" />
      <path className={s.accentLine} d="M68 78q12 12 24 0" />
    </>
  ),
  search: (
    <>
      <path className={s.paper} d="M34 30h60v64H34z" />
      <path className={s.line} d="M44 44h30M44 56h40M44 68h22" />
      <circle className={s.soft} cx="96" cy="70" r="22" />
      <path className={s.accentLine} strokeWidth="4" d="m112 86 16 16" />
    </>
  ),
  parcel: (
    <>
      <path className={s.paper} d="m80 24 44 20v44L80 108 36 88V44l44-20Z" />
      <path className={s.line} d="m36 44 44 20 44-20M80 64v44" />
      <path className={s.accent} d="m54 35 44 20v14l10-4V51L64 31l-10 4Z" />
    </>
  ),
  lock: (
    <>
      <path className={s.line} d="M60 58V42a20 20 0 0 1 40 0v16" />
      <rect className={s.paper} x="46" y="56" width="68" height="48" rx="8" />
      <circle className={s.accent} cx="80" cy="76" r="6" />
      <path className={s.accentLine} strokeWidth="4" d="M80 80v10" />
    </>
  ),
  signpost: (
    <>
      <path className={s.line} d="M80 22v84M62 106h36" />
      <path className={s.paper} d="M50 32h54l12 11-12 11H50z" />
      <path className={s.soft} d="M110 62H56L44 73l12 11h54z" />
      <path className={s.accentLine} d="M62 43h32" />
    </>
  ),
  spill: (
    <>
      <path className={s.paper} d="m52 88 10-44 40 9-10 44z" />
      <path className={s.line} d="m102 60 12 3a10 10 0 0 1-4 20l-13-3" />
      <path className={s.accent} d="M30 104q18-14 36-4t40 2q14-4 20 2-44 10-96 0Z" />
    </>
  ),
  plug: (
    <>
      <path className={s.line} d="M20 66h34M106 66h34" />
      <path className={s.paper} d="M54 48h16v36H54a10 10 0 0 1-10-10V58a10 10 0 0 1 10-10Z" />
      <path className={s.paper} d="M90 48h16a10 10 0 0 1 10 10v16a10 10 0 0 1-10 10H90z" />
      <path className={s.accentLine} strokeWidth="3" d="M70 58h10M70 74h10M84 34l-6 8M84 98l-6-8" />
    </>
  ),
  speech: (
    <>
      <path className={s.paper} d="M38 30h84v52H82L62 100V82H38z" />
      <path
        className={s.accent}
        d="m80 40 4.6 9.4 10.4 1.5-7.5 7.3 1.8 10.3L80 63.600l-9.300 4.900 1.800-10.300-7.500-7.300 10.400-1.500z"
      />
    </>
  ),
  pin: (
    <>
      <path className={s.line} d="M34 92q46 24 92 0" />
      <path className={s.paper} d="M80 102S54 74 54 52a26 26 0 0 1 52 0c0 22-26 50-26 50Z" />
      <circle className={s.accent} cx="80" cy="52" r="9" />
    </>
  ),
  shop: (
    <>
      <path className={s.paper} d="M42 60h76v44H42z" />
      <path
        className={s.soft}
        d="M36 36h88l6 20a11 11 0 0 1-22 0 11 11 0 0 1-22 0 11 11 0 0 1-22 0 11 11 0 0 1-22 0z"
      />
      <path className={s.accent} d="M70 78h20v26H70z" />
    </>
  ),
} satisfies Record<string, ReactNode>;
