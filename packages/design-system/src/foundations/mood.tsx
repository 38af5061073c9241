/** The image that the example brand is derived from. */
export const Mood = () => (
  <svg viewBox="0 0 640 280" role="img" aria-label="A lagoon at dusk: hills, a low sun, calm water">
    <rect width="640" height="280" fill="#f6dcc0" />
    <rect width="640" height="66" fill="#c9b9bd" />
    <rect width="640" height="40" fill="#3f6fae" />
    <circle cx="430" cy="98" r="34" fill="#f0a24b" />
    <path d="M0 150q90-62 190-34t160-8 150 10 140-24v56H0z" fill="#12303f" />
    <rect y="146" width="640" height="134" fill="#0f7786" />
    <path d="M0 186q160-20 320 0t320 0v94H0z" fill="#0b5f6e" />
    <path d="M396 158h68M404 170h52M414 182h32" stroke="#f0a24b" strokeWidth="4" opacity="0.7" />
    <path d="M150 206l34-74v74zM190 206v-58l22 58z" fill="#fdf6ec" />
    <path d="M132 212h96q-14 20-48 20t-48-20z" fill="#12303f" />
    <ellipse cx="520" cy="254" rx="70" ry="14" fill="#e7c9a2" />
  </svg>
);
