export function HomeView() {
  return <h1>Vermilion</h1>;
}
