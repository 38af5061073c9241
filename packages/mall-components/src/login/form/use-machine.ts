'use client';
import { useCallback, useEffect, useRef, useState } from 'react';

/** A state machine without React: its transition function and the handler of its effects. */
interface Machine<State, Event, Effect> {
  step: (state: State, event: Event) => { state: State; effect?: Effect };
  /** Runs an effect; `state` is the state after the transition. */
  follow: (effect: Effect, state: State, send: (event: Event) => void) => void;
}

/** Runs a state machine. A ref holds its state, so that two events in one render both apply. */
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

/** Calls `tick` every second while `waiting`. */
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
