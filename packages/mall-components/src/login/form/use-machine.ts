'use client';
import { useCallback, useEffect, useRef, useState } from 'react';

/** A machine without React: its steps, and who does what they ask for. */
interface Machine<State, Event, Effect> {
  step: (state: State, event: Event) => { state: State; effect?: Effect };
  /** Does what a step asks for; `state` is the one that it led to. */
  follow: (effect: Effect, state: State, send: (event: Event) => void) => void;
}

/** Runs a machine. Two events in one turn must both count, so its state stands beside React's. */
export function useMachine<State, Event, Effect>(
  begin: () => State,
  machine: Machine<State, Event, Effect>,
) {
  const [state, show] = useState(begin);
  const current = useRef({ state, machine });
  useEffect(() => {
    current.current.machine = machine;
  });
  const send = useCallback((event: Event) => {
    const handle = (next: Event) => {
      const { step, follow } = current.current.machine;
      const { state: after, effect } = step(current.current.state, next);
      current.current.state = after;
      show(after);
      if (effect !== undefined) follow(effect, after, handle);
    };
    handle(event);
  }, []);
  return { state, send };
}

/** Lets a clock tick while something has to wait. */
export function useClock(waiting: boolean, tick: (now: number) => void) {
  const latest = useRef(tick);
  useEffect(() => {
    latest.current = tick;
  });
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => latest.current(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [waiting]);
}
