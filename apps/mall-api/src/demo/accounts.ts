/** The accounts that anybody may use to look around. They exist in demo malls only. */
export const DEMO_PASSWORD = 'Vermilion-2026';

export const DEMO_ACCOUNTS = [
  {
    id: 1,
    email: 'ming@vermilion.example',
    nickname: 'Ming',
    face: '🐼',
    ground: 'mint',
    points: 1280,
  },
  {
    id: 2,
    email: 'sofia@vermilion.example',
    nickname: 'Sofia',
    face: '🦊',
    ground: 'blush',
    points: 460,
  },
] as const;
