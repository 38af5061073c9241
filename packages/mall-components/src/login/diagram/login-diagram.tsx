import { cx } from 'class-variance-authority';
import { useId } from 'react';
import { initialLoginMode, loginTable } from '../login-table';
import { type LoginMode, loginModes } from '../types';
import * as styles from './diagram.css';
import { type Edge, edges, lineOf, NODE, places, SIZE } from './layout';

function ModeNode({ mode }: { mode: LoginMode }) {
  const { x, y } = places[mode];
  return (
    <g transform={`translate(${x} ${y})`} textAnchor="middle">
      <rect
        x={-NODE.width / 2}
        y={-NODE.height / 2}
        width={NODE.width}
        height={NODE.height}
        rx={10}
        className={cx(styles.node, mode === initialLoginMode && styles.first)}
      />
      <text y={-2} className={styles.name}>
        {mode}
      </text>
      <text y={17} className={styles.number}>
        mode {loginTable[mode].number}
        {mode === initialLoginMode && ', start'}
      </text>
    </g>
  );
}

function Label({ edge }: { edge: Edge }) {
  const { label } = lineOf(edge);
  return (
    <text x={label.x} y={label.y} textAnchor="middle" className={styles.label}>
      {edge.event}
      {edge.guard && (
        <tspan x={label.x} dy={15} className={styles.guard}>
          {`[${edge.guard}]`}
        </tspan>
      )}
    </text>
  );
}

/** A state diagram of the sign-in modes, generated from the transition table. */
export function LoginDiagram() {
  const id = useId();
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll the focused element
    <div className={styles.frame} tabIndex={0} role="group" aria-labelledby={`${id}-title`}>
      <svg
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        role="img"
        aria-labelledby={`${id}-title`}
        className={styles.drawing}
      >
        <title id={`${id}-title`}>The modes of sign-in; the table below says the same</title>
        <marker
          id={`${id}-arrow`}
          viewBox="0 0 8 8"
          refX={7}
          refY={4}
          markerWidth={7}
          markerHeight={7}
          orient="auto-start-reverse"
        >
          <path d="M0 0 8 4 0 8Z" className={styles.head} />
        </marker>
        {edges.map((edge) => {
          const { start, end } = lineOf(edge);
          return (
            <path
              key={`${edge.from} ${edge.event}`}
              d={`M${start.x} ${start.y}L${end.x} ${end.y}`}
              markerEnd={`url(#${id}-arrow)`}
              className={styles.line}
            />
          );
        })}
        {loginModes.map((mode) => (
          <ModeNode key={mode} mode={mode} />
        ))}
        {edges.map((edge) => (
          <Label key={`${edge.from} ${edge.event}`} edge={edge} />
        ))}
      </svg>
    </div>
  );
}
