/** Sent when neither the error page can be rendered nor its texts can be loaded. Needs no styles, scripts or translations. */
export const fallbackErrorPage = (requestId: string) =>
  [
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    '<title>Something went wrong</title>',
    '<h1>Something went wrong on our side</h1>',
    '<p>Please try again in a moment, or go to the <a href="/">home page</a>.</p>',
    `<p>Reference: <code>${requestId}</code></p>`,
    '</html>',
  ].join('\n');
