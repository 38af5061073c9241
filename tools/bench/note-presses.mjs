/** In the browser: records the longest time from an event of a press to the next frame. */
export function notePresses() {
  window.longestPress = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) window.longestPress = Math.max(window.longestPress, duration);
  }).observe({ type: 'event', durationThreshold: 16 });
}
