#!/usr/bin/env node
import '../dist/mall-mock.js';
