export function Spinner() {
  return (
    <span className="spinner" aria-hidden>
      <i />
      <i />
      <i />
    </span>
  );
}
