"""Builds the bots' machine code ahead: a library for servers, and WebAssembly for browsers (decision 39)."""
