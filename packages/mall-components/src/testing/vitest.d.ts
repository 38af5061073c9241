// Types of the matchers added by the test setup
import '@testing-library/jest-dom/vitest';
