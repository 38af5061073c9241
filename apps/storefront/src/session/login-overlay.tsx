export default function LoginOverlay(_props: { onClose(): void }) {
  return null;
}
