// The matchers that the test set-up adds, for the type checker
import '@testing-library/jest-dom/vitest';
